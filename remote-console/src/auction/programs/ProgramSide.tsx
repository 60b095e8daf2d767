import { BooleanInput, useRecordContext, useTranslate } from 'react-admin';
import type { Program } from 'shared/contract';
import { Fact, Facts } from '../../parts/Facts';
import { Group } from '../../parts/Group';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { WhenField } from '../../parts/WhenField';
import { programI18n } from './i18n';
import { programTones } from './tones';

const s = source<Program>();
const counts = ['works', 'bids', 'paddles', 'waitingPaddles'] as const;

/** Whether it is shown, and what the clock and the lots say. */
export const ProgramSide = () => {
  const t = programI18n.useT();
  const translate = useTranslate();
  const program = useRecordContext<Program & { id: string }>();
  const name = (field: string) => translate(`resources.auction/programs.fields.${field}`);
  return (
    <Group title={t('publishing')}>
      {program && (
        <Facts>
          <Fact label={name('status')}>
            <StatusField source={s('status')} tones={programTones} />
          </Fact>
          <Fact label={name('endsAt')}>
            <WhenField source={s('endsAt')} />
          </Fact>
          {counts.map((count) => (
            <Fact key={count} label={name(`counts.${count}`)}>
              {program.counts[count]}
            </Fact>
          ))}
        </Facts>
      )}
      <BooleanInput source={s('published')} />
      <BooleanInput source={s('approval')} helperText={t('approvalHint')} />
    </Group>
  );
};
