import { Chip, type ChipProps } from '@mui/material';
import { useFieldValue, useResourceContext, useTranslate } from 'react-admin';

export type StatusTones = Record<string, ChipProps['color']>;

interface Props {
  source?: string;
  /** Colour by value; a value without one has the default colour. */
  tones?: StatusTones;
}

/** A value of a list as a chip with its label; without one it is shown itself. */
export const StatusField = ({ source = '', tones = {} }: Props) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const value = useFieldValue({ source }) as string | null;
  if (!value) return null;
  return (
    <Chip
      variant="outlined"
      color={tones[value] ?? 'default'}
      label={translate(`resources.${resource}.${source}.${value}`, { _: value })}
    />
  );
};
