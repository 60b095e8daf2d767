import { Alert } from '@mui/material';
import { CopyPlus, Scale } from 'lucide-react';
import { BooleanInput, maxLength, required, TextInput, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Terms, termsCodes, termsStatuses } from 'shared/contract';
import { useNavigate } from 'shared/router';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { StatusField } from '../../components/fields/StatusField';
import { CreateScreen, EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { TopBarButton } from '../../components/layout/TopBarButton';
import { BulkStatusButtons } from '../../components/lists/BulkStatusButtons';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { LocalisedLinkColumn } from '../../components/lists/LocalisedLinkColumn';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { termsI18n, termsLabels } from './i18n';

type List = typeof contract.console.terms.list;
const s = source<Terms>();
const filter = filterName<List>();
const termsStatusTones = { PUBLISHED: 'success', DRAFT: 'warning' } as const;

const filters = [
  <ChoiceInput key="code" source={filter('code')} values={termsCodes} alwaysOn />,
  <ChoiceInput key="status" source={filter('status')} values={termsStatuses} />,
];

const TermsList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'effectiveAt', order: 'DESC' }}
    sorts={['effectiveAt', 'code', 'edition']}
    hiddenColumns={['updatedAt']}
    bulkActions={<BulkStatusButtons field={s('status')} values={['ARCHIVED']} />}
    exportFields={['code', 'edition', 'title.ko', 'status', 'required', 'effectiveAt', 'changeNote']}
    card={{
      title: () => <LocalisedField source={s('title')} />,
      text: () => <DateTimeField source={s('effectiveAt')} />,
      aside: () => <StatusField source={s('status')} tones={termsStatusTones} />,
    }}
  >
    <StatusColumn source={s('code')} />
    <Column source={s('edition')} align="right" />
    <LocalisedLinkColumn source={s('title')} />
    <StatusColumn source={s('status')} tones={termsStatusTones} />
    <Column source={s('effectiveAt')} field={DateTimeField} />
    <Column source={s('required')} field={BooleanField} />
    <Column source={s('changeNote')} />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const Aside = () => {
  const t = termsI18n.useT();
  return (
    <>
      <ChoiceInput source={s('code')} values={termsCodes} required />
      <ChoiceInput source={s('status')} values={termsStatuses} required />
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

const TermsCreate = () => <CreateScreen Fields={Fields} Aside={Aside} defaultValues={defaultValues} />;

const TermsEdit = () => <EditScreen Fields={Fields} Aside={Aside} actions={<NewEditionButton />} />;

export const terms = defineResource({
  name: 'terms',
  labels: termsLabels,
  menu: { group: 'legal', order: 10, Icon: Scale },
  store: createCrudStore('terms', api.console.terms, contract.console.terms),
  recordTitle: s('title'),
  List: TermsList,
  Create: TermsCreate,
  Edit: TermsEdit,
});
