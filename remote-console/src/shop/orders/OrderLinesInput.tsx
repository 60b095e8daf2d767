import { CheckboxGroupInput, required } from 'react-admin';
import type { ConsoleOrder } from 'shared/contract';
import { useLocalised } from '../../components/hooks/use-localised';
import { orderI18n } from './i18n';

/** Chooses lines of an order by their ids; nothing is shown for a single line. */
export const OrderLinesInput = ({ lines, label }: { lines: ConsoleOrder['lines']; label: string }) => {
  const t = orderI18n.useT();
  const localise = useLocalised();
  if (lines.length < 2) return null;
  return (
    <CheckboxGroupInput
      source="lines"
      label={label}
      choices={lines.map(({ _id, snapshot, qty }) => ({ id: _id, name: `${localise(snapshot.name)} × ${qty}` }))}
      translateChoice={false}
      row={false}
      validate={required(t('noLines'))}
      helperText={false}
    />
  );
};
