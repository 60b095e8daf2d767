import { splitAddress } from 'shared/i18n';

/** Elements whose text may always be copied: input fields and contact details. */
const copyableSelector =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), a[href^="tel:"], a[href^="mailto:"], address, [data-copyable]';

const toElement = (node: EventTarget | null): Element | null =>
  node instanceof Element ? node : node instanceof Node ? node.parentElement : null;

const isCopyable = (node: EventTarget | null) => toElement(node)?.closest(copyableSelector) != null;

/** True outside the console; copying is only blocked there. `path` is without the language. */
export const isPublicPath = (path: string) => path !== '/console' && !path.startsWith('/console/');

/** True when the selection starts and ends in copyable elements. */
const isSelectionCopyable = () => {
  const selection = document.getSelection();
  return selection !== null && isCopyable(selection.anchorNode) && isCopyable(selection.focusNode);
};

/**
 * Blocks copying, cutting, the context menu, selecting by pointer and dragging in the whole document. Pasting, autofill and
 * selecting by keyboard stay possible. Returns a function that ends the blocking.
 */
export const blockCopying = () => {
  let isKeyboard = false;
  const onInput = ({ type }: Event) => {
    isKeyboard = type === 'keydown';
  };
  const prevent = (event: Event) => {
    if (isPublicPath(splitAddress(window.location.pathname).address) && !isCopyable(event.target))
      event.preventDefault();
  };
  const preventCopy = (event: Event) => {
    if (!isSelectionCopyable()) prevent(event);
  };
  const preventSelection = (event: Event) => {
    if (!isKeyboard) prevent(event);
  };
  const listeners: [string, (event: Event) => void][] = [
    ['pointerdown', onInput],
    ['keydown', onInput],
    ['copy', preventCopy],
    ['cut', preventCopy],
    ['contextmenu', prevent],
    ['dragstart', prevent],
    ['selectstart', preventSelection],
  ];
  for (const [type, listener] of listeners) document.addEventListener(type, listener, { capture: true });
  return () => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener, { capture: true });
  };
};
