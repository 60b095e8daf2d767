/** Returns a function that reads a field of the submitted form by its name: trimmed text, '' where there is none. */
export const readForm = (form: HTMLFormElement) => {
  const data = new FormData(form);
  return (name: string) => String(data.get(name) ?? '').trim();
};
