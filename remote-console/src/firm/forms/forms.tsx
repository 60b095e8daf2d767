import { Stack } from '@mui/material';
import { SearchInput, SelectInput } from 'react-admin';
import { type Form, formCodes, formStatuses } from 'shared/contract';
import { choices } from '../../i18n';
import { BulkStatus } from '../../parts/BulkStatus';
import { Column } from '../../parts/Column';
import { OpenLink } from '../../parts/OpenLink';
import { RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { ValueTabs } from '../../parts/ValueTabs';
import { WhenField } from '../../parts/WhenField';
import { AgeField } from './AgeField';
import { FormTold } from './FormTold';
import { FormWork } from './FormWork';
import { formI18n } from './i18n';
import { maskName, maskPhone } from './mask';
import { useNames } from './names';
import { StaffField, StaffInput } from './staff';

const s = source<Form>();

export const tones = { RECEIVED: 'error', IN_PROGRESS: 'warning', ANSWERED: 'success' } as const;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="code" source={s('code')} choices={choices('forms', 'code', formCodes)} alwaysOn />,
  <StaffInput key="assignee" source={s('assignee')} />,
];

const Above = () => {
  const t = formI18n.useT();
  return (
    <ValueTabs
      field={s('status')}
      values={formStatuses}
      counted={['RECEIVED', 'IN_PROGRESS']}
      label={t('statuses')}
      all={t('all')}
    />
  );
};

export const FormList = () => {
  const t = formI18n.useT();
  const { practice } = useNames();
  return (
    <RecordList<Form>
      filters={filters}
      creatable={false}
      sort={{ field: s('createdAt'), order: 'DESC' }}
      sorts={[s('createdAt'), s('status'), s('name')]}
      hidden={[s('email'), s('updatedAt')]}
      above={<Above />}
      bulk={<BulkStatus field={s('status')} values={['CLOSED', 'SPAM']} />}
      exported={{
        receiptNo: true,
        createdAt: true,
        status: true,
        name: maskName,
        phone: maskPhone,
        practice: true,
        contactChannel: true,
        'preferredAt.date': true,
      }}
      card={{
        title: ({ name, practice: code }) => [name, practice(code)].filter(Boolean).join(' · '),
        text: ({ receiptNo }) => receiptNo,
        mark: () => (
          <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
            <StatusField source={s('status')} tones={tones} />
            <AgeField />
          </Stack>
        ),
      }}
    >
      <Column source={s('receiptNo')} render={({ receiptNo }) => <OpenLink>{receiptNo}</OpenLink>} />
      <Column source={s('status')}>
        <StatusField source={s('status')} tones={tones} />
      </Column>
      <Column label={t('age')} disableSort>
        <AgeField />
      </Column>
      <Column source={s('code')} disableSort>
        <StatusField source={s('code')} />
      </Column>
      <Column source={s('name')} />
      <Column source={s('phone')} render={({ phone }) => maskPhone(phone as string)} />
      <Column source={s('email')} />
      <Column source={s('practice')} render={(form) => practice(form.practice as string)} />
      <Column source={s('assignee')} field={StaffField} />
      <Column source={s('createdAt')} field={WhenField} />
      <Column source={s('updatedAt')} field={WhenField} />
    </RecordList>
  );
};

/** Only what is being done with a request is changed here; an empty note is none. */
const worked = ({ status, assignee, memo, version }: Partial<Form> & { memo?: string | null }) => ({
  status,
  assignee: assignee ?? null,
  version,
  ...(memo && { memo }),
});

export const FormEdit = () => (
  <RecordEdit transform={worked}>
    <RecordForm removable side={<FormWork />}>
      <FormTold />
    </RecordForm>
  </RecordEdit>
);
