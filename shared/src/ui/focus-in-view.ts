/**
 * Moves the focus to an element and scrolls until its field (label, control and error) is clear of the header and of bars
 * (decision 29). `focus()` alone brings only the control into view, and in some browsers under the header.
 */
export const focusInView = (element: HTMLElement) => {
  element.focus({ preventScroll: true });
  (element.closest('[data-field]') ?? element).scrollIntoView({ block: 'nearest' });
};
