import { Alert } from '@mui/material';
import { CopyPlus } from 'lucide-react';
import { BooleanInput, maxLength, required, SearchInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { type Terms, termsCodes, termsStatuses } from 'shared/contract';
import { useNavigate } from 'shared/router';
import { choices } from '../../i18n';
import { BarButton } from '../../parts/BarButton';
import { BulkStatus } from '../../parts/BulkStatus';
import { Column } from '../../parts/Column';
import { Languages } from '../../parts/Languages';
import { LField } from '../../parts/LField';
import { LHtml } from '../../parts/LHtml';
import { LText } from '../../parts/LText';
import { OpenLink } from '../../parts/OpenLink';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { SeoulInput } from '../../parts/SeoulInput';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { WhenField } from '../../parts/WhenField';
import { YesField } from '../../parts/YesField';
import { termsI18n } from './i18n';

const s = source<Terms>();
const tones = { PUBLISHED: 'success', DRAFT: 'warning' } as const;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="code" source={s('code')} choices={choices('terms', 'code', termsCodes)} alwaysOn />,
  <SelectInput key="status" source={s('status')} choices={choices('terms', 'status', termsStatuses)} />,
];

export const TermsList = () => (
  <RecordList<Terms>
    filters={filters}
    sort={{ field: s('effectiveAt'), order: 'DESC' }}
    sorts={[s('effectiveAt'), s('code'), s('edition')]}
    hidden={[s('updatedAt')]}
    bulk={<BulkStatus field={s('status')} values={['ARCHIVED']} />}
    exported={{
      code: true,
      edition: true,
      'title.ko': true,
      status: true,
      required: true,
      effectiveAt: true,
      changeNote: true,
    }}
    card={{
      title: () => <LField source={s('title')} />,
      text: () => <WhenField source={s('effectiveAt')} />,
      mark: () => <StatusField source={s('status')} tones={tones} />,
    }}
  >
    <Column source={s('code')}>
      <StatusField source={s('code')} />
    </Column>
    <Column source={s('edition')} align="right" />
    <Column source={s('title')}>
      <OpenLink>
        <LField source={s('title')} />
      </OpenLink>
    </Column>
    <Column source={s('status')}>
      <StatusField source={s('status')} tones={tones} />
    </Column>
    <Column source={s('effectiveAt')} field={WhenField} />
    <Column source={s('required')} field={YesField} />
    <Column source={s('changeNote')} disableSort />
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);

const Side = () => {
  const t = termsI18n.useT();
  return (
    <>
      <SelectInput source={s('code')} choices={choices('terms', 'code', termsCodes)} validate={required()} />
      <SelectInput source={s('status')} choices={choices('terms', 'status', termsStatuses)} validate={required()} />
      <SeoulInput source={s('effectiveAt')} validate={required()} helperText={t('notice')} />
      <BooleanInput source={s('required')} />
      <TextInput source={s('changeNote')} multiline minRows={3} validate={maxLength(500)} />
    </>
  );
};

const Main = () => {
  const t = termsI18n.useT();
  const terms = useRecordContext<Terms & { id: string }>();
  return (
    <>
      {terms?.status === 'PUBLISHED' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('inForce')}
        </Alert>
      )}
      <Languages>
        <LText source={s('title')} max={120} required />
        <LHtml source={s('content')} required />
      </Languages>
    </>
  );
};

/** The new edition begins as a draft with this one's words; its number is given by the server. */
const NewEdition = () => {
  const t = termsI18n.useT();
  const navigate = useNavigate();
  const terms = useRecordContext<Terms & { id: string }>();
  if (!terms) return null;
  const { code, title, content, required: isRequired } = terms;
  const record = { code, title, content, required: isRequired, status: 'DRAFT', effectiveAt: null, changeNote: null };
  return (
    <BarButton
      label={t('newEdition')}
      Icon={CopyPlus}
      onClick={() => void navigate('/console/terms/create', { state: { record } })}
    />
  );
};

const fresh: Partial<Terms> = { status: 'DRAFT', required: true };

export const TermsCreate = () => (
  <RecordCreate>
    <RecordForm defaultValues={fresh} side={<Side />}>
      <Main />
    </RecordForm>
  </RecordCreate>
);

export const TermsEdit = () => (
  <RecordEdit actions={<NewEdition />}>
    <RecordForm removable side={<Side />}>
      <Main />
    </RecordForm>
  </RecordEdit>
);
