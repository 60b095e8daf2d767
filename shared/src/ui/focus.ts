import type { KeyboardEvent } from 'react';

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

const visible = (element: HTMLElement) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** Tab at the end of a modal goes to its start and back, instead of out to the browser's bars. */
export const keepFocusInside = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(visible);
  const [leave, enter] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const inside = event.currentTarget.contains(document.activeElement) && document.activeElement !== event.currentTarget;
  if (!enter || (inside && document.activeElement !== leave)) return;
  event.preventDefault();
  enter.focus();
};
