import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'shared/router';
import { VisuallyHidden } from 'shared/ui';
import { keepsScroll } from './scroll/use-scroll-restoration';

/** Time for the page to set its title (ms). */
const announceDelayMs = 300;
/** The text is cleared after this time (ms), because the next page may have the same title. */
const clearDelayMs = 1500;

/** After navigation moves the focus to the main area and announces the title, as a full page load does. */
export const RouteAnnouncer = () => {
  const { pathname, hash, state } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const lastPathname = useRef(pathname);
  const keepsPosition = keepsScroll(state);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (keepsPosition) return;
    const main = document.getElementById('main');
    // The focus stays where it is inside the main area; a hash moves the focus itself.
    if (!hash && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    const announceTimer = setTimeout(() => setAnnouncement(document.title), announceDelayMs);
    const clearTimer = setTimeout(() => setAnnouncement(''), clearDelayMs);
    return () => {
      clearTimeout(announceTimer);
      clearTimeout(clearTimer);
    };
  }, [pathname, hash, keepsPosition]);

  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
};
