import { Button } from '@mui/material';
import { maxLength, NumberInput, SearchInput, TextArrayInput, TextInput, useRecordContext } from 'react-admin';
import type { Author } from 'shared/contract';
import { Link } from 'shared/router';
import { Column } from '../../parts/Column';
import { Languages } from '../../parts/Languages';
import { LField } from '../../parts/LField';
import { LHtml } from '../../parts/LHtml';
import { LText } from '../../parts/LText';
import { OpenLink } from '../../parts/OpenLink';
import { Pair } from '../../parts/Pair';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { source } from '../../parts/source';
import { ThumbField } from '../../parts/ThumbField';
import { WhenField } from '../../parts/WhenField';
import { AuthorPhoto } from './AuthorPhoto';
import { authorI18n } from './i18n';

const s = source<Author>();

const filters = [<SearchInput key="q" source="q" alwaysOn />];

const life = ({ birthYear, deathYear }: Pick<Author, 'birthYear' | 'deathYear'>) =>
  birthYear || deathYear ? `${birthYear ?? '?'}–${deathYear ?? ''}` : '';

export const AuthorList = () => {
  const t = authorI18n.useT();
  return (
    <RecordList<Author>
      filters={filters}
      sort={{ field: s('order'), order: 'ASC' }}
      sorts={[s('order'), s('birthYear'), s('updatedAt')]}
      exported={{
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
        title: () => <LField source={s('name')} />,
        text: (author) => [author.nationality, life(author)].filter(Boolean).join(' · '),
        mark: ({ works }) => works,
      }}
    >
      <Column source={s('photo')} disableSort>
        <ThumbField source={s('photo')} portrait />
      </Column>
      <Column source={s('name')} disableSort>
        <OpenLink>
          <LField source={s('name')} />
        </OpenLink>
      </Column>
      <Column source={s('nameEn')} disableSort />
      <Column label={t('life')} source={s('birthYear')} render={(author) => life(author as unknown as Author)} />
      <Column source={s('nationality')} disableSort />
      <Column source={s('works')} align="right" disableSort />
      <Column source={s('order')} align="right" />
      <Column source={s('updatedAt')} field={WhenField} />
    </RecordList>
  );
};

const Side = () => {
  const t = authorI18n.useT();
  const author = useRecordContext<Author & { id: string }>();
  const works = author && `/console/auction/works?filter=${encodeURIComponent(JSON.stringify({ _author: author.id }))}`;
  return (
    <>
      <AuthorPhoto />
      <NumberInput source={s('order')} min={0} step={1} />
      {works && (
        <Button component={Link} to={works}>
          {t('toWorks')} ({author.works})
        </Button>
      )}
    </>
  );
};

const Fields = () => {
  const t = authorI18n.useT();
  const notBefore = (death: number | null, { birthYear }: Partial<Author>) =>
    death !== null && typeof birthYear === 'number' && death < birthYear ? t('afterBirth') : undefined;
  return (
    <>
      <Languages>
        <LText source={s('name')} max={80} required />
        <LHtml source={s('biography')} />
      </Languages>
      <Pair>
        <TextInput source={s('nameEn')} validate={maxLength(120)} />
        <TextInput source={s('nationality')} validate={maxLength(60)} />
        <NumberInput source={s('birthYear')} step={1} />
        <NumberInput source={s('deathYear')} step={1} validate={notBefore} />
      </Pair>
      <TextArrayInput source={s('links')} />
    </>
  );
};

const fresh: Partial<Author> = { links: [], order: 0 };

export const AuthorCreate = () => (
  <RecordCreate>
    <RecordForm defaultValues={fresh} side={<Side />}>
      <Fields />
    </RecordForm>
  </RecordCreate>
);

export const AuthorEdit = () => (
  <RecordEdit>
    <RecordForm removable side={<Side />}>
      <Fields />
    </RecordForm>
  </RecordEdit>
);
