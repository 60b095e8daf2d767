import { Button } from '@mui/material';
import { Palette } from 'lucide-react';
import { maxLength, NumberInput, SearchInput, TextArrayInput, TextInput, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import { type Author, contract } from 'shared/contract';
import { Link } from 'shared/router';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { RecordLink } from '../../components/fields/RecordLink';
import { ThumbnailField } from '../../components/fields/ThumbnailField';
import { RecordCreate, RecordEdit } from '../../components/forms/RecordEdit';
import { RecordForm } from '../../components/forms/RecordForm';
import { source } from '../../components/forms/source';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { buildListPath } from '../../data/list-path';
import { createCrudStore } from '../../data/resource-store';
import { AuthorPhoto } from './AuthorPhoto';
import { authorI18n, authorLabels } from './i18n';

type List = typeof contract.console.authors.list;
const s = source<Author>();
const filter = filterName<List>();

const filters = [<SearchInput key="q" source={filter('q')} alwaysOn />];

/** Years of birth and death, such as 1920–1995. */
const formatLife = ({ birthYear, deathYear }: Pick<Author, 'birthYear' | 'deathYear'>) =>
  birthYear || deathYear ? `${birthYear ?? '?'}–${deathYear ?? ''}` : '';

const AuthorList = () => {
  const t = authorI18n.useT();
  return (
    <RecordList<List>
      filters={filters}
      sort={{ field: 'order', order: 'ASC' }}
      sorts={['order', 'birthYear', 'updatedAt']}
      exportFields={{
        'name.ko': true,
        'name.en': true,
        'name.cn': true,
        nameEn: true,
        birthYear: true,
        deathYear: true,
        nationality: true,
        works: true,
      }}
      card={{
        title: () => <LocalisedField source={s('name')} />,
        text: (author) => [author.nationality, formatLife(author)].filter(Boolean).join(' · '),
        aside: ({ works }) => works,
      }}
    >
      <Column source={s('photo')} disableSort>
        <ThumbnailField source={s('photo')} portrait />
      </Column>
      <Column source={s('name')} disableSort>
        <RecordLink>
          <LocalisedField source={s('name')} />
        </RecordLink>
      </Column>
      <Column source={s('nameEn')} disableSort />
      <Column label={t('life')} source={s('birthYear')} render={(author) => formatLife(author as unknown as Author)} />
      <Column source={s('nationality')} disableSort />
      <Column source={s('works')} align="right" disableSort />
      <Column source={s('order')} align="right" />
      <Column source={s('updatedAt')} field={DateTimeField} />
    </RecordList>
  );
};

const Aside = () => {
  const t = authorI18n.useT();
  const author = useRecordContext<Author & { id: string }>();
  const worksPath = author && buildListPath('auction/works', { _author: author.id });
  return (
    <>
      <AuthorPhoto />
      <NumberInput source={s('order')} min={0} step={1} />
      {worksPath && (
        <Button component={Link} to={worksPath}>
          {t('toWorks')} ({author.works})
        </Button>
      )}
    </>
  );
};

const Fields = () => {
  const t = authorI18n.useT();
  const notBeforeBirth = (death: number | null, { birthYear }: Partial<Author>) =>
    death !== null && typeof birthYear === 'number' && death < birthYear ? t('afterBirth') : undefined;
  return (
    <>
      <LanguageTabs>
        <LocalisedTextInput source={s('name')} max={80} required />
        <LocalisedHtmlInput source={s('biography')} />
      </LanguageTabs>
      <FormGrid>
        <TextInput source={s('nameEn')} validate={maxLength(120)} />
        <TextInput source={s('nationality')} validate={maxLength(60)} />
        <NumberInput source={s('birthYear')} step={1} />
        <NumberInput source={s('deathYear')} step={1} validate={notBeforeBirth} />
      </FormGrid>
      <TextArrayInput source={s('links')} />
    </>
  );
};

const defaultValues: Partial<Author> = { links: [], order: 0 };

const AuthorCreate = () => (
  <RecordCreate>
    <RecordForm defaultValues={defaultValues} side={<Aside />}>
      <Fields />
    </RecordForm>
  </RecordCreate>
);

const AuthorEdit = () => (
  <RecordEdit>
    <RecordForm removable side={<Aside />}>
      <Fields />
    </RecordForm>
  </RecordEdit>
);

export const authors = defineResource({
  name: 'auction/authors',
  labels: authorLabels,
  menu: { group: 'auction', Icon: Palette },
  store: createCrudStore('authors', api.console.authors, contract.console.authors),
  recordTitle: s('name.ko'),
  List: AuthorList,
  Create: AuthorCreate,
  Edit: AuthorEdit,
});
