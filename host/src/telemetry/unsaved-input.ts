/** Fields whose text the reader has changed since the page was opened. */
export const editedFields = new Set<Element>();

/** Fields whose text is worth keeping; search fields are not. */
const isTextField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && !target.matches('[type=search], [type=checkbox], [type=radio]');

// Text typed before this script ran.
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
