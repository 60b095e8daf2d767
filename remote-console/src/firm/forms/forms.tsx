import { Stack } from '@mui/material';
import { Inbox } from 'lucide-react';
import { api } from 'shared/client';
import { contract, type Form, formCodes, formStatuses } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StaffField } from '../../components/fields/StaffField';
import { StatusField } from '../../components/fields/StatusField';
import { EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { StaffInput } from '../../components/inputs/StaffInput';
import { BulkStatusButtons } from '../../components/lists/BulkStatusButtons';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { FormAgeField } from './FormAgeField';
import { FormAside } from './FormAside';
import { FormSubmission } from './FormSubmission';
import { formI18n, formLabels } from './i18n';
import { maskName, maskPhone } from './mask';
import { useFormNames } from './use-form-names';

type List = typeof contract.console.forms.list;
const s = source<Form>();
const filter = filterName<List>();

const formStatusTones = { RECEIVED: 'error', IN_PROGRESS: 'warning', ANSWERED: 'success' } as const;

const filters = [
  <ChoiceInput key="code" source={filter('code')} values={formCodes} alwaysOn />,
  <StaffInput key="assignee" source={filter('assignee')} />,
];

const FormList = () => {
  const t = formI18n.useT();
  const { getPracticeName } = useFormNames();
  return (
    <RecordList<List>
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={['createdAt', 'status', 'name']}
      hiddenColumns={['email', 'updatedAt']}
      tabs={<FilterTabs field={filter('status')} values={formStatuses} counted={['RECEIVED', 'IN_PROGRESS']} />}
      bulkActions={<BulkStatusButtons field={s('status')} values={['CLOSED', 'SPAM']} />}
      exportFields={[
        'receiptNo',
        'createdAt',
        'status',
        'name',
        'phone',
        'practice',
        'contactChannel',
        'preferredAt.date',
      ]}
      exportFormats={{ name: maskName, phone: maskPhone }}
      card={{
        title: ({ name, practice: code }) => [name, getPracticeName(code)].filter(Boolean).join(' · '),
        text: ({ receiptNo }) => receiptNo,
        aside: () => (
          <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
            <StatusField source={s('status')} tones={formStatusTones} />
            <FormAgeField />
          </Stack>
        ),
      }}
    >
      <Column source={s('receiptNo')} render={({ receiptNo }) => <RecordLink>{receiptNo}</RecordLink>} />
      <StatusColumn source={s('status')} tones={formStatusTones} />
      <Column label={t('age')}>
        <FormAgeField />
      </Column>
      <StatusColumn source={s('code')} />
      <Column source={s('name')} />
      <Column source={s('phone')} />
      <Column source={s('email')} />
      <Column source={s('practice')} render={(form) => getPracticeName(form.practice as string)} />
      <Column source={s('assignee')} field={StaffField} />
      <Column source={s('createdAt')} field={DateTimeField} />
      <Column source={s('updatedAt')} field={DateTimeField} />
    </RecordList>
  );
};

/** Form values of a request as the API takes them: status, assignee and, unless empty, a new memo. */
const transformForm = ({ status, assignee, memo, version }: Partial<Form> & { memo?: string | null }) => ({
  status,
  assignee: assignee ?? null,
  version,
  ...(memo && { memo }),
});

const FormEdit = () => <EditScreen Fields={FormSubmission} Aside={FormAside} transform={transformForm} sideFirst />;

export const forms = defineResource({
  name: 'forms',
  labels: formLabels,
  menu: { group: 'customers', order: 10, Icon: Inbox },
  store: createCrudStore('forms', api.console.forms, contract.console.forms),
  recordTitle: s('receiptNo'),
  List: FormList,
  Edit: FormEdit,
});
