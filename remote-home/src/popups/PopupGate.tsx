import { lazy, Suspense } from 'react';
import { usePopups } from './use-popups';

/** Comes where there is something to show. */
const PopupLayer = lazy(() => import('./PopupLayer').then(({ PopupLayer }) => ({ default: PopupLayer })));

export const PopupGate = () => {
  const popups = usePopups();
  return popups.length > 0 ? (
    <Suspense>
      <PopupLayer popups={popups} />
    </Suspense>
  ) : null;
};
