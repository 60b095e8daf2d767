const written = new Set<Element>();

/** Fields that a reader writes in; a search is gone with the next one anyway. */
const counts = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && !target.matches('[type=search], [type=checkbox], [type=radio]');

const textOf = (field: Element) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '');

/** Whether something typed would be lost: in a field that is still there and not empty. */
export const hasUnsaved = () => [...written].some((field) => field.isConnected && textOf(field).trim() !== '');

// What was typed before this ran.
if (typeof document !== 'undefined')
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (counts(field) && field.value !== field.defaultValue) written.add(field);

/** Last time that the reader typed (ms of the page's clock). */
let typedAt = -Infinity;

export const sinceTyping = () => performance.now() - typedAt;

addEventListener(
  'input',
  ({ target }) => {
    typedAt = performance.now();
    if (counts(target)) written.add(target);
  },
  true,
);
