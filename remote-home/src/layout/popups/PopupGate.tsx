import { later } from 'shared/ui';
import { usePopups } from './use-popups';

/** Comes where there is something to show. */
const PopupLayer = later(() => import('./PopupLayer').then(({ PopupLayer }) => PopupLayer));

export const PopupGate = () => {
  const popups = usePopups();
  return popups.length > 0 ? <PopupLayer popups={popups} /> : null;
};
