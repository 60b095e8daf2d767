import { required, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import type { Work } from 'shared/contract';
import { formatPhone } from 'shared/format';
import { choices } from '../../i18n';
import { Fact, Facts } from '../../parts/Facts';
import { Group } from '../../parts/Group';
import { MemberLink } from '../../parts/MemberLink';
import { Secret } from '../../parts/Secret';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { WhenField } from '../../parts/WhenField';
import { Won } from '../../parts/WonField';
import { ConsignorInput } from './ConsignorInput';
import { workI18n } from './i18n';
import { workTones } from './tones';
import { Withdraw } from './Withdraw';
import { WonEmail } from './WonEmail';

const s = source<Work>();
const writable = ['DRAFT', 'SCHEDULED'] as const;

const useName = () => {
  const translate = useTranslate();
  return (field: string) => translate(`resources.auction/works.fields.${field}`);
};

const State = ({ work }: { work: Work }) => {
  const name = useName();
  const { leader, withdrawal } = work;
  return (
    <Facts>
      <Fact label={name('status')}>
        <StatusField source={s('status')} tones={workTones} />
      </Fact>
      <Fact label={name('currentPrice')}>
        <Won amount={work.currentPrice} />
      </Fact>
      <Fact label={name('minNext')}>{work.status === 'OPEN' && <Won amount={work.minNext} />}</Fact>
      <Fact label={name('leader')}>
        {leader && (
          <Secret>
            <span>
              {leader.alias} · <MemberLink member={leader} />
            </span>
          </Secret>
        )}
      </Fact>
      <Fact label={name('openAt')}>
        <WhenField source={s('openAt')} />
      </Fact>
      <Fact label={name('effectiveEndAt')}>
        <WhenField source={s('effectiveEndAt')} />
      </Fact>
      <Fact label={name('extensions')}>{work.extensions > 0 && work.extensions}</Fact>
      <Fact label={name('watchers')}>{work.watchers > 0 && work.watchers}</Fact>
      <Fact label={name('withdrawal.reason')}>{withdrawal?.reason}</Fact>
      <Fact label={name('withdrawal.at')}>{withdrawal && <WhenField source={s('withdrawal.at')} />}</Fact>
    </Facts>
  );
};

const Result = ({ result }: { result: NonNullable<Work['result']> }) => {
  const t = workI18n.useT();
  const name = useName();
  const { winner } = result;
  return (
    <Group title={t('result')}>
      <Facts>
        <Fact label={name('result.winner')}>
          <MemberLink member={winner} />
          <br />
          {formatPhone(winner.phone)}
          <br />
          {winner.email}
        </Fact>
        {(['hammer', 'premium', 'vat', 'total'] as const).map((each) => (
          <Fact key={each} label={name(`result.${each}`)}>
            <Won amount={result[each]} />
          </Fact>
        ))}
        <Fact label={name('result.dueAt')}>
          <WhenField source={s('result.dueAt')} />
        </Fact>
        <Fact label={name('payment.paidAt')}>
          <WhenField source={s('payment.paidAt')} />
        </Fact>
      </Facts>
      <WonEmail />
    </Group>
  );
};

/** What has become of a lot, and what is decided about it. */
export const WorkSide = () => {
  const t = workI18n.useT();
  const work = useRecordContext<Work & { id: string }>();
  const open = !work || writable.some((status) => status === work.status);
  return (
    <>
      <Group title={t('state')}>
        {work && <State work={work} />}
        {open && (
          <SelectInput
            source={s('status')}
            choices={choices('auction/works', 'status', writable)}
            validate={required()}
            helperText={t('draftHint')}
          />
        )}
        {work && <Withdraw work={work} />}
      </Group>
      {work?.result && <Result result={work.result} />}
      <Group title={t('consignor')}>
        <ConsignorInput source={s('_consignor')} />
      </Group>
    </>
  );
};
