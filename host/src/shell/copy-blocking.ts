/** Text that is there to be copied: what one types oneself, and how to reach the firm. */
const free =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), a[href^="tel:"], a[href^="mailto:"], address, [data-copyable]';

const elementOf = (node: EventTarget | null): Element | null =>
  node instanceof Element ? node : node instanceof Node ? node.parentElement : null;

const isFree = (node: EventTarget | null) => elementOf(node)?.closest(free) != null;

/** The console is a workplace; only the public side is blocked. */
export const isBlockedPath = (path: string) => path !== '/console' && !path.startsWith('/console/');

/** What would be copied begins and ends in free text. */
const selectsFreeText = () => {
  const selection = document.getSelection();
  return selection !== null && isFree(selection.anchorNode) && isFree(selection.focusNode);
};

/**
 * Blocks copying, cutting, the context menu, selecting by pointer and dragging on the whole document. Pasting, autofill
 * and selecting by keyboard are never touched. Returns how to end it.
 */
export const blockCopying = () => {
  let byKeyboard = false;
  const onInput = ({ type }: Event) => {
    byKeyboard = type === 'keydown';
  };
  const refuse = (event: Event) => {
    if (isBlockedPath(window.location.pathname) && !isFree(event.target)) event.preventDefault();
  };
  const refuseCopy = (event: Event) => {
    if (!selectsFreeText()) refuse(event);
  };
  const refuseSelection = (event: Event) => {
    if (!byKeyboard) refuse(event);
  };
  const listeners: [string, (event: Event) => void][] = [
    ['pointerdown', onInput],
    ['keydown', onInput],
    ['copy', refuseCopy],
    ['cut', refuseCopy],
    ['contextmenu', refuse],
    ['dragstart', refuse],
    ['selectstart', refuseSelection],
  ];
  for (const [type, listener] of listeners) document.addEventListener(type, listener, { capture: true });
  return () => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener, { capture: true });
  };
};
