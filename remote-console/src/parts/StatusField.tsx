import { Chip, type ChipProps } from '@mui/material';
import { useFieldValue, useResourceContext, useTranslate } from 'react-admin';

export type Tones = Record<string, ChipProps['color']>;

interface Props {
  source?: string;
  /** Colour by value; a value without one is quiet. */
  tones?: Tones;
}

/** A value of a closed list by its name. */
export const StatusField = ({ source = '', tones = {} }: Props) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const value = useFieldValue({ source }) as string | null;
  if (!value) return null;
  return (
    <Chip
      variant="outlined"
      color={tones[value] ?? 'default'}
      label={translate(`resources.${resource}.${source}.${value}`)}
    />
  );
};
