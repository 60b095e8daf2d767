import { Alert } from '@mui/material';
import { CopyPlus, Scale } from 'lucide-react';
import { BooleanInput, maxLength, required, SearchInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Terms, termsCodes, termsStatuses } from 'shared/contract';
import { useNavigate } from 'shared/router';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { RecordCreate, RecordEdit } from '../../components/forms/RecordEdit';
import { RecordForm } from '../../components/forms/RecordForm';
import { source } from '../../components/forms/source';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { TopBarButton } from '../../components/layout/TopBarButton';
import { BulkStatusButtons } from '../../components/lists/BulkStatusButtons';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { buildChoices } from '../../i18n/resource-labels';
import { termsI18n, termsLabels } from './i18n';

type List = typeof contract.console.terms.list;
const s = source<Terms>();
const filter = filterName<List>();
const termsStatusTones = { PUBLISHED: 'success', DRAFT: 'warning' } as const;

const filters = [
  <SearchInput key="q" source={filter('q')} alwaysOn />,
  <SelectInput key="code" source={filter('code')} choices={buildChoices('terms', 'code', termsCodes)} alwaysOn />,
  <SelectInput key="status" source={filter('status')} choices={buildChoices('terms', 'status', termsStatuses)} />,
];

const TermsList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'effectiveAt', order: 'DESC' }}
    sorts={['effectiveAt', 'code', 'edition']}
    hiddenColumns={['updatedAt']}
    bulkActions={<BulkStatusButtons field={s('status')} values={['ARCHIVED']} />}
    exportFields={{
      code: true,
      edition: true,
      'title.ko': true,
      status: true,
      required: true,
      effectiveAt: true,
      changeNote: true,
    }}
    card={{
      title: () => <LocalisedField source={s('title')} />,
      text: () => <DateTimeField source={s('effectiveAt')} />,
      aside: () => <StatusField source={s('status')} tones={termsStatusTones} />,
    }}
  >
    <Column source={s('code')}>
      <StatusField source={s('code')} />
    </Column>
    <Column source={s('edition')} align="right" />
    <Column source={s('title')}>
      <RecordLink>
        <LocalisedField source={s('title')} />
      </RecordLink>
    </Column>
    <Column source={s('status')}>
      <StatusField source={s('status')} tones={termsStatusTones} />
    </Column>
    <Column source={s('effectiveAt')} field={DateTimeField} />
    <Column source={s('required')} field={BooleanField} />
    <Column source={s('changeNote')} disableSort />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const Aside = () => {
  const t = termsI18n.useT();
  return (
    <>
      <SelectInput source={s('code')} choices={buildChoices('terms', 'code', termsCodes)} validate={required()} />
      <SelectInput
        source={s('status')}
        choices={buildChoices('terms', 'status', termsStatuses)}
        validate={required()}
      />
      <SeoulDateTimeInput source={s('effectiveAt')} validate={required()} helperText={t('notice')} />
      <BooleanInput source={s('required')} />
      <TextInput source={s('changeNote')} multiline minRows={3} validate={maxLength(500)} />
    </>
  );
};

const Fields = () => {
  const t = termsI18n.useT();
  const terms = useRecordContext<Terms & { id: string }>();
  return (
    <>
      {terms?.status === 'PUBLISHED' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('inForce')}
        </Alert>
      )}
      <LanguageTabs>
        <LocalisedTextInput source={s('title')} max={120} required />
        <LocalisedHtmlInput source={s('content')} required />
      </LanguageTabs>
    </>
  );
};

/** Starts a new edition as a draft with the same texts; the API assigns its number. */
const NewEditionButton = () => {
  const t = termsI18n.useT();
  const navigate = useNavigate();
  const terms = useRecordContext<Terms & { id: string }>();
  if (!terms) return null;
  const { code, title, content, required: isRequired } = terms;
  const record = { code, title, content, required: isRequired, status: 'DRAFT', effectiveAt: null, changeNote: null };
  return (
    <TopBarButton
      label={t('newEdition')}
      Icon={CopyPlus}
      onClick={() => void navigate('/console/terms/create', { state: { record } })}
    />
  );
};

const defaultValues: Partial<Terms> = { status: 'DRAFT', required: true };

const TermsCreate = () => (
  <RecordCreate>
    <RecordForm defaultValues={defaultValues} side={<Aside />}>
      <Fields />
    </RecordForm>
  </RecordCreate>
);

const TermsEdit = () => (
  <RecordEdit actions={<NewEditionButton />}>
    <RecordForm removable side={<Aside />}>
      <Fields />
    </RecordForm>
  </RecordEdit>
);

export const terms = defineResource({
  name: 'terms',
  labels: termsLabels,
  menu: { group: 'legal', Icon: Scale },
  store: createCrudStore('terms', api.console.terms, contract.console.terms),
  recordTitle: s('title.ko'),
  List: TermsList,
  Create: TermsCreate,
  Edit: TermsEdit,
});
