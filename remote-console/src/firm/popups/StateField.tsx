import { Chip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Popup } from 'shared/contract';
import { popupI18n } from './i18n';

const stateOf = ({ enabled, startAt, endAt }: Popup, now = Date.now()) =>
  !enabled ? 'off' : now < Date.parse(startAt) ? 'later' : now < Date.parse(endAt) ? 'now' : 'over';

const colours = { now: 'success', later: 'info', over: 'default', off: 'default' } as const;

/** Whether visitors see it at this moment, as far as its period goes. */
export const StateField = () => {
  const t = popupI18n.useT();
  const popup = useRecordContext<Popup & { id: string }>();
  if (!popup) return null;
  const state = stateOf(popup);
  return <Chip variant="outlined" color={colours[state]} label={t(state)} />;
};
