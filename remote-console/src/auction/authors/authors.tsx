import { Button } from '@mui/material';
import { Palette } from 'lucide-react';
import { maxLength, NumberInput, TextArrayInput, TextInput, useRecordContext } from 'react-admin';
import { api, type CallOptions } from 'shared/client';
import { type Author, contract } from 'shared/contract';
import { Link } from 'shared/router';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { ThumbnailField } from '../../components/fields/ThumbnailField';
import { CreateScreen, EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { Column } from '../../components/lists/Column';
import { LocalisedLinkColumn } from '../../components/lists/LocalisedLinkColumn';
import { RecordList } from '../../components/lists/RecordList';
import { RecordImage } from '../../components/media/RecordImage';
import { listStagedUploads } from '../../components/media/staged-files';
import { defineResource } from '../../data/define-resource';
import { buildListPath } from '../../data/list-path';
import { createCrudStore } from '../../data/resource-store';
import { authorI18n, authorLabels } from './i18n';

type List = typeof contract.console.authors.list;
const s = source<Author>();

/** Years of birth and death, such as 1920–1995. */
const formatLife = ({ birthYear, deathYear }: Pick<Author, 'birthYear' | 'deathYear'>) =>
  birthYear || deathYear ? `${birthYear ?? '?'}–${deathYear ?? ''}` : '';

const AuthorList = () => {
  const t = authorI18n.useT();
  return (
    <RecordList<List>
      sort={{ field: 'order', order: 'ASC' }}
      sorts={['order', 'birthYear', 'updatedAt']}
      exportFields={['name.ko', 'name.en', 'name.cn', 'nameEn', 'birthYear', 'deathYear', 'nationality', 'works']}
      card={{
        title: () => <LocalisedField source={s('name')} />,
        text: (author) => [author.nationality, formatLife(author)].filter(Boolean).join(' · '),
        aside: ({ works }) => works,
      }}
    >
      <Column source={s('photo')}>
        <ThumbnailField source={s('photo')} portrait />
      </Column>
      <LocalisedLinkColumn source={s('name')} />
      <Column source={s('nameEn')} />
      <Column label={t('life')} source={s('birthYear')} render={(author) => formatLife(author as unknown as Author)} />
      <Column source={s('nationality')} />
      <Column source={s('works')} align="right" />
      <Column source={s('order')} align="right" />
      <Column source={s('updatedAt')} field={DateTimeField} />
    </RecordList>
  );
};

const sendPhoto = async (id: string, file: File, options?: CallOptions) =>
  (await api.console.authors.setPhoto({ params: { id }, file }, options)).author;

const listUploads = ({ photo }: Partial<Author>, { id }: { id: unknown }) =>
  listStagedUploads([photo], (file) => sendPhoto(String(id), file));

const Aside = () => {
  const t = authorI18n.useT();
  const author = useRecordContext<Author & { id: string }>();
  return (
    <>
      <RecordImage
        source={s('photo')}
        ratio={3 / 4}
        width={220}
        send={sendPhoto}
        remove={async (id) => {
          await api.console.authors.removePhoto({ params: { id } });
          return (await api.console.authors.get({ params: { id } })).author;
        }}
      />
      <NumberInput source={s('order')} min={0} step={1} />
      {author && (
        <Button component={Link} to={buildListPath('auction/works', { _author: author.id })}>
          {t('toWorks')} ({author.works})
        </Button>
      )}
    </>
  );
};

const Fields = () => {
  const t = authorI18n.useT();
  const notBeforeBirth = (death: number | null, { birthYear }: Partial<Author>) =>
    death !== null && typeof birthYear === 'number' && death < birthYear ? t('deathBeforeBirth') : undefined;
  return (
    <>
      <LanguageTabs>
        <LocalisedTextInput source={s('name')} max={80} required />
        <LocalisedHtmlInput source={s('biography')} />
      </LanguageTabs>
      <FormGrid>
        <TextInput source={s('nameEn')} validate={maxLength(120)} />
        <TextInput source={s('nationality')} validate={maxLength(60)} helperText={t('nationalityHint')} />
        <NumberInput source={s('birthYear')} step={1} />
        <NumberInput source={s('deathYear')} step={1} validate={notBeforeBirth} />
      </FormGrid>
      <TextArrayInput source={s('links')} />
    </>
  );
};

const defaultValues: Partial<Author> = { links: [], order: 0 };

const AuthorCreate = () => (
  <CreateScreen Fields={Fields} Aside={Aside} defaultValues={defaultValues} listUploads={listUploads} />
);

const AuthorEdit = () => <EditScreen Fields={Fields} Aside={Aside} />;

export const authors = defineResource({
  name: 'auction/authors',
  labels: authorLabels,
  menu: { group: 'auction', order: 30, Icon: Palette },
  store: createCrudStore('authors', api.console.authors, contract.console.authors),
  recordTitle: s('name'),
  List: AuthorList,
  Create: AuthorCreate,
  Edit: AuthorEdit,
});
