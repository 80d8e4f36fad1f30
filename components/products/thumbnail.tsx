/** Has its box before the picture comes, and where there is none. */
export function Thumbnail({ address }: { address: string | null }) {
  return (
    <span
      className="block size-7 shrink-0 rounded-sm bg-center bg-cover bg-sunken"
      {...(address ? { style: { backgroundImage: `url(${JSON.stringify(address)})` } } : {})}
    />
  );
}
