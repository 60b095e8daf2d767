import { DateTimeField } from './DateTimeField';
import { FieldItem } from './DescriptionList';
import { MoneyField } from './MoneyField';
import { StatusField, type StatusTones } from './StatusField';

interface Props {
  /** Path of the record's field, which labels the item too. */
  source: string;
}

/** An instant of the record, in a `DescriptionList`. */
export const DateTimeItem = ({ source }: Props) => (
  <FieldItem source={source}>
    <DateTimeField source={source} />
  </FieldItem>
);

/** An amount of the record in KRW, in a `DescriptionList`. */
export const MoneyItem = ({ source }: Props) => (
  <FieldItem source={source}>
    <MoneyField source={source} />
  </FieldItem>
);

/** A value of a closed list, in a `DescriptionList`. */
export const StatusItem = ({ source, tones }: Props & { tones?: StatusTones }) => (
  <FieldItem source={source}>
    <StatusField source={source} {...(tones && { tones })} />
  </FieldItem>
);
