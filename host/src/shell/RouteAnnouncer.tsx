import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'shared/router';
import { VisuallyHidden } from 'shared/ui';
import { stays } from './scroll/use-scroll-memory';

/** Late enough for the page to have set its title. */
const titleMs = 300;
/** By then it has been read out; the next page may have the same title. */
const forgottenMs = 1500;

/** A new page takes the focus to its start and says its title, as a full page load would. */
export const RouteAnnouncer = () => {
  const { pathname, hash, state } = useLocation();
  const [said, setSaid] = useState('');
  const former = useRef(pathname);
  const staying = stays(state);

  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    if (staying) return;
    const main = document.getElementById('main');
    // Whoever works in a page that only changed its address keeps the place, and a hash takes the focus itself.
    if (!hash && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    const said = setTimeout(() => setSaid(document.title), titleMs);
    const forgotten = setTimeout(() => setSaid(''), forgottenMs);
    return () => {
      clearTimeout(said);
      clearTimeout(forgotten);
    };
  }, [pathname, hash, staying]);

  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
};
