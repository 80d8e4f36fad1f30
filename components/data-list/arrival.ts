const here = () => `${location.pathname}${location.search}`;

let gone: string | null = null;

/** Back and forward, told apart from a link to the same address. */
export function listenForBack(): void {
  if (typeof window === "undefined") return;
  window.addEventListener("popstate", () => {
    gone = here();
  });
  const [loading] = performance.getEntriesByType("navigation");
  const again =
    loading && "type" in loading && (loading.type === "reload" || loading.type === "back_forward");
  if (again) gone = here();
}

/** Whether somebody came back to this address; true once. */
export function cameBack(address: string): boolean {
  const back = gone === address;
  gone = null;
  return back;
}
