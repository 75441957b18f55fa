// A row that is wider than its place shows at which end it goes on: see `.goes-on` in page.css.

/** Keeps `data-goes-on` of a row that can be scrolled sideways: `left`, `right`, `both`, or nothing where all is in sight. */
export function goesOn(node: HTMLElement) {
  const look = () => {
    const left = node.scrollLeft > 4;
    const right = node.scrollLeft + node.clientWidth < node.scrollWidth - 4;
    const now = left && right ? 'both' : left ? 'left' : right ? 'right' : '';
    if ((node.dataset.goesOn ?? '') !== now) node.dataset.goesOn = now;
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', look, { passive: true });
  look();
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
      node.removeEventListener('scroll', look);
    },
  };
}
