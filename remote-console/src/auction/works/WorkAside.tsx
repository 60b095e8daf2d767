import { required, SelectInput, useRecordContext } from 'react-admin';
import type { Work } from 'shared/contract';
import { formatPhone } from 'shared/format';
import { Confidential } from '../../components/fields/Confidential';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { MemberLink } from '../../components/fields/MemberLink';
import { Money } from '../../components/fields/MoneyField';
import { StatusField } from '../../components/fields/StatusField';
import { source } from '../../components/forms/source';
import { Section } from '../../components/layout/Section';
import { buildChoices } from '../../i18n/resource-labels';
import { ConsignorInput } from './ConsignorInput';
import { workI18n } from './i18n';
import { workStatusTones } from './status-tones';
import { WinnerEmail } from './WinnerEmail';
import { WithdrawButton } from './WithdrawButton';

const s = source<Work>();
const settableStatuses = ['DRAFT', 'SCHEDULED'] as const;

const WorkState = ({ work }: { work: Work }) => {
  const { leader, withdrawal } = work;
  return (
    <DescriptionList>
      <FieldItem source="status">
        <StatusField source={s('status')} tones={workStatusTones} />
      </FieldItem>
      <FieldItem source="currentPrice">
        <Money amount={work.currentPrice} />
      </FieldItem>
      <FieldItem source="minNext">{work.status === 'OPEN' && <Money amount={work.minNext} />}</FieldItem>
      <FieldItem source="leader">
        {leader && (
          <Confidential>
            <span>
              {leader.alias} · <MemberLink member={leader} />
            </span>
          </Confidential>
        )}
      </FieldItem>
      <FieldItem source="openAt">
        <DateTimeField source={s('openAt')} />
      </FieldItem>
      <FieldItem source="effectiveEndAt">
        <DateTimeField source={s('effectiveEndAt')} />
      </FieldItem>
      <FieldItem source="extensions">{work.extensions > 0 && work.extensions}</FieldItem>
      <FieldItem source="watchers">{work.watchers > 0 && work.watchers}</FieldItem>
      <FieldItem source="withdrawal.reason">{withdrawal?.reason}</FieldItem>
      <FieldItem source="withdrawal.at">{withdrawal && <DateTimeField source={s('withdrawal.at')} />}</FieldItem>
    </DescriptionList>
  );
};

const WorkResult = ({ result }: { result: NonNullable<Work['result']> }) => {
  const t = workI18n.useT();
  const { winner } = result;
  return (
    <Section title={t('result')}>
      <DescriptionList>
        <FieldItem source="result.winner">
          <MemberLink member={winner} />
          <br />
          {formatPhone(winner.phone)}
          <br />
          {winner.email}
        </FieldItem>
        {(['hammer', 'premium', 'vat', 'total'] as const).map((each) => (
          <FieldItem key={each} source={`result.${each}`}>
            <Money amount={result[each]} />
          </FieldItem>
        ))}
        <FieldItem source="result.dueAt">
          <DateTimeField source={s('result.dueAt')} />
        </FieldItem>
        <FieldItem source="payment.paidAt">
          <DateTimeField source={s('payment.paidAt')} />
        </FieldItem>
      </DescriptionList>
      <WinnerEmail />
    </Section>
  );
};

/** Status, result and consignor of a lot. */
export const WorkAside = () => {
  const t = workI18n.useT();
  const work = useRecordContext<Work & { id: string }>();
  const isEditable = !work || settableStatuses.some((status) => status === work.status);
  return (
    <>
      <Section title={t('state')}>
        {work && <WorkState work={work} />}
        {isEditable && (
          <SelectInput
            source={s('status')}
            choices={buildChoices('auction/works', 'status', settableStatuses)}
            validate={required()}
            helperText={t('draftHint')}
          />
        )}
        {work && <WithdrawButton work={work} />}
      </Section>
      {work?.result && <WorkResult result={work.result} />}
      <Section title={t('consignor')}>
        <ConsignorInput source={s('_consignor')} />
      </Section>
    </>
  );
};
