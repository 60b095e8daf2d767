import { BooleanInput, useRecordContext } from 'react-admin';
import type { Program } from 'shared/contract';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { DateTimeItem, StatusItem } from '../../components/fields/RecordItems';
import { source } from '../../components/forms/source';
import { Section } from '../../components/layout/Section';
import { programI18n } from './i18n';
import { programStatusTones } from './status-tones';

const s = source<Program>();
const countFields = ['works', 'bids', 'paddles', 'waitingPaddles'] as const;

/** Publication and status of an auction. */
export const ProgramAside = () => {
  const t = programI18n.useT();
  const program = useRecordContext<Program & { id: string }>();
  return (
    <Section title={t('publishing')}>
      {program && (
        <DescriptionList>
          <StatusItem source={s('status')} tones={programStatusTones} />
          <DateTimeItem source={s('endsAt')} />
          {countFields.map((count) => (
            <FieldItem key={count} source={`counts.${count}`}>
              {program.counts[count]}
            </FieldItem>
          ))}
        </DescriptionList>
      )}
      <BooleanInput source={s('published')} />
      <BooleanInput source={s('approval')} helperText={t('approvalHint')} />
    </Section>
  );
};
