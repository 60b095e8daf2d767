/** Marks the page as hydrated and submits a form that was sent before (see `queueSubmitScript` of the server). */
export const replayQueuedSubmit = () => {
  document.documentElement.dataset.alive = 'true';
  const form = document.querySelector<HTMLFormElement>('form[data-queued]');
  if (!form) return;
  delete form.dataset.queued;
  // After the next rendering: forms take over what was typed before hydration in their layout effects.
  setTimeout(() => form.requestSubmit());
};
