import { lazyComponent } from 'shared/ui';
import { usePopups } from './use-popups';

/** Its code is loaded only where there is a popup to show. */
const PopupLayer = lazyComponent(() => import('./PopupLayer').then(({ PopupLayer }) => PopupLayer));

export const PopupGate = () => {
  const popups = usePopups();
  return popups.length > 0 ? <PopupLayer popups={popups} /> : null;
};
