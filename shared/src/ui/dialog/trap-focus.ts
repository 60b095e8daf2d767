import type { KeyboardEvent } from 'react';
import { focusInView } from '../focus-in-view';

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

const visible = (element: HTMLElement) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** A keydown handler for a modal: Tab after the last element goes to the first one, and Shift+Tab the other way. */
export const trapFocus = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Tab') return;
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(visible);
  const [last, next] = event.shiftKey ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]];
  const isInside =
    event.currentTarget.contains(document.activeElement) && document.activeElement !== event.currentTarget;
  if (!next || (isInside && document.activeElement !== last)) return;
  event.preventDefault();
  focusInView(next);
};
