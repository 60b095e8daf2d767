import { useRecordContext } from 'react-admin';
import type { UserRow, Work } from 'shared/contract';
import { Confidential } from '../../components/fields/Confidential';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { MemberLink } from '../../components/fields/MemberLink';
import { MemberPhone } from '../../components/fields/MemberPhone';
import { Money } from '../../components/fields/MoneyField';
import { DateTimeItem, MoneyItem, StatusItem } from '../../components/fields/RecordItems';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { ReferenceSearchInput } from '../../components/inputs/ReferenceSearchInput';
import { Section } from '../../components/layout/Section';
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
      <StatusItem source={s('status')} tones={workStatusTones} />
      <MoneyItem source={s('currentPrice')} />
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
      <DateTimeItem source={s('openAt')} />
      <DateTimeItem source={s('effectiveEndAt')} />
      <FieldItem source="extensions">{work.extensions > 0 && work.extensions}</FieldItem>
      <FieldItem source="watchers">{work.watchers > 0 && work.watchers}</FieldItem>
      <FieldItem source="withdrawal.reason">{withdrawal?.reason}</FieldItem>
      {withdrawal && <DateTimeItem source={s('withdrawal.at')} />}
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
          <MemberPhone member={winner} />
          <br />
          {winner.email}
        </FieldItem>
        {(['hammer', 'premium', 'vat', 'total'] as const).map((each) => (
          <MoneyItem key={each} source={s(`result.${each}`)} />
        ))}
        <DateTimeItem source={s('result.dueAt')} />
        <DateTimeItem source={s('payment.paidAt')} />
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
          <ChoiceInput source={s('status')} values={settableStatuses} required helperText={t('draftHint')} />
        )}
        {work && <WithdrawButton work={work} />}
      </Section>
      {work?.result && <WorkResult result={work.result} />}
      <Section title={t('consignor')}>
        <ReferenceSearchInput<UserRow & { id: string }>
          source={s('_consignor')}
          reference="users"
          sort={{ field: 'name', order: 'ASC' }}
          label="resources.auction/works.fields._consignor"
          optionText={({ name, username }) => `${name} (${username})`}
          helperText={t('consignorHint')}
        />
      </Section>
    </>
  );
};
