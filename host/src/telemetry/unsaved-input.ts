const editedFields = new Set<Element>();

/** Fields whose text is worth keeping; search fields are not. */
const isTextField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && !target.matches('[type=search], [type=checkbox], [type=radio]');

const getText = (field: Element) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '');

/** True when a field in the document contains text that the reader has typed. */
export const hasUnsavedInput = () =>
  [...editedFields].some((field) => field.isConnected && getText(field).trim() !== '');

// Text typed before this script ran.
if (typeof document !== 'undefined')
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (isTextField(field) && field.value !== field.defaultValue) editedFields.add(field);

/** Time of the last input event (`performance.now()`). */
let lastInputAt = -Infinity;

export const getMsSinceInput = () => performance.now() - lastInputAt;

addEventListener(
  'input',
  ({ target }) => {
    lastInputAt = performance.now();
    if (isTextField(target)) editedFields.add(target);
  },
  true,
);
