import type { ComponentProps } from 'react';
import { StatusField, type StatusTones } from '../fields/StatusField';
import { Column } from './Column';

interface Props extends ComponentProps<typeof Column> {
  source: string;
  tones?: StatusTones;
}

/** A column of a value of a closed list. */
export const StatusColumn = ({ tones, ...column }: Props) => (
  <Column {...column}>
    <StatusField source={column.source} tones={tones} />
  </Column>
);
