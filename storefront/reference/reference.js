// Only comfort: the filter, copying, and the place marked in the contents. The page is whole without it.
const contents = document.getElementById("contents");
const find = document.getElementById("find");
const findBox = contents.querySelector(".find");
const nothing = contents.querySelector(".nothing");
const findable = [...document.querySelectorAll("[data-find]")].map((element) => ({
  element,
  text: textOf(element),
}));

// A line of the contents is found by all that its section says.
function textOf(element) {
  const link = element.querySelector(":scope > a[href^='#']");
  const target = link && document.getElementById(link.hash.slice(1));
  const own = target?.matches("[data-find]") ? target.textContent : "";
  return `${element.textContent} ${own}`.toLowerCase();
}

function filter() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const { element, text } of findable) {
    const fits = words.every((word) => text.includes(word));
    element.hidden = !fits;
    if (fits) found += 1;
  }
  for (const group of document.querySelectorAll("[data-group], .resource, .basics")) {
    group.hidden = group.querySelector("[data-find]:not([hidden])") === null;
  }
  document.getElementById("start").hidden = words.length > 0;
  nothing.hidden = found > 0;
}

findBox.hidden = false;
find.addEventListener("input", filter);
document.addEventListener("keydown", (event) => {
  const typing = event.target instanceof HTMLInputElement;
  if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    if (getComputedStyle(contents).display === "none") contents.showPopover();
    find.focus();
    find.select();
  }
  if (event.key === "Escape" && typing && find.value !== "") {
    find.value = "";
    filter();
  }
});

contents.addEventListener("click", (event) => {
  if (event.target.closest("a") && contents.matches(":popover-open")) contents.hidePopover();
});

for (const figure of document.querySelectorAll("figure.code")) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    const copied = await navigator.clipboard?.writeText(figure.querySelector("pre").textContent).then(
      () => true,
      () => false,
    );
    button.textContent = copied ? "Copied" : "Select and copy";
    setTimeout(() => {
      button.textContent = "Copy";
    }, 1600);
  });
  figure.querySelector("figcaption").append(button);
}

const links = new Map([...contents.querySelectorAll("a")].map((link) => [link.hash.slice(1), link]));

// Only the column moves: `scrollIntoView` would stop the page's own way to an anchor.
function keepInSight(link) {
  const line = link.getBoundingClientRect();
  const column = contents.getBoundingClientRect();
  const margin = 80;
  if (line.top < column.top + margin) contents.scrollTop += line.top - column.top - margin;
  else if (line.bottom > column.bottom - margin) contents.scrollTop += line.bottom - column.bottom + margin;
}

const places = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      for (const link of links.values()) link.removeAttribute("aria-current");
      const here = links.get(target.id);
      here?.setAttribute("aria-current", "true");
      if (here && !contents.matches(":hover, :focus-within")) keepInSight(here);
    }
  },
  { rootMargin: "-10% 0px -80% 0px" },
);
for (const id of links.keys()) {
  const target = document.getElementById(id);
  if (target) places.observe(target);
}
