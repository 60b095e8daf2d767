import { Chip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Popup } from 'shared/contract';
import { popupI18n } from './i18n';

const getPopupState = ({ enabled, startAt, endAt }: Popup, now = Date.now()) =>
  !enabled ? 'off' : now < Date.parse(startAt) ? 'later' : now < Date.parse(endAt) ? 'now' : 'over';

const stateTones = { now: 'success', later: 'info', over: 'default', off: 'default' } as const;

/** Whether a popup is shown now, later, no more or not at all, by its period. */
export const PopupStateField = () => {
  const t = popupI18n.useT();
  const popup = useRecordContext<Popup & { id: string }>();
  if (!popup) return null;
  const state = getPopupState(popup);
  return <Chip variant="outlined" color={stateTones[state]} label={t(state)} />;
};
