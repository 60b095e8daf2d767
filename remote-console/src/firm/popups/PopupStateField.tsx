import { Chip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Popup } from 'shared/contract';
import { popupI18n } from './i18n';

const getPopupState = ({ enabled, startAt, endAt }: Popup, now = Date.now()) =>
  !enabled ? 'disabled' : now < Date.parse(startAt) ? 'scheduled' : now < Date.parse(endAt) ? 'active' : 'ended';

const stateTones = { active: 'success', scheduled: 'info', ended: 'default', disabled: 'default' } as const;

/** Whether a popup is active, scheduled, ended or disabled, by its period. */
export const PopupStateField = () => {
  const t = popupI18n.useT();
  const popup = useRecordContext<Popup & { id: string }>();
  if (!popup) return null;
  const state = getPopupState(popup);
  return <Chip variant="outlined" color={stateTones[state]} label={t(state)} />;
};
