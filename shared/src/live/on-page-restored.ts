/**
 * Calls the listener when the browser restores the page from its back-forward cache: its state is as old as it was left.
 * Returns a function that removes the listener.
 */
export const onPageRestored = (listener: () => void) => {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
};
