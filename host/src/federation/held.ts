/** The page has come to life: what was sent before that is sent now (see `holdForms` of the server). */
export const sendHeld = () => {
  document.documentElement.dataset.alive = 'true';
  const form = document.querySelector<HTMLFormElement>('form[data-held]');
  if (!form) return;
  delete form.dataset.held;
  form.requestSubmit();
};
