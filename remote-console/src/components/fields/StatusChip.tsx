import { Chip, type ChipProps } from '@mui/material';
import type { StatusTones } from './StatusField';

interface Props {
  status: string;
  /** Colour by status; a status without one has the default colour. */
  tones: StatusTones;
  label: string;
  sx?: ChipProps['sx'];
}

/** A status as an outlined chip, where it is not the field of a record (see StatusField). */
export const StatusChip = ({ status, tones, label, sx }: Props) => (
  <Chip variant="outlined" color={tones[status] ?? 'default'} label={label} {...(sx && { sx })} />
);
