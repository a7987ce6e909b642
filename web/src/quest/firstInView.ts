// Calls a function when an element comes into view, or near it, for the first time: then its picture is loaded.

const NEAR = "300px";

export function firstInView(tell: () => void): (element: Element) => () => void {
  return (element) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        tell();
      },
      { rootMargin: NEAR },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
}
