import { NullableBooleanInput, SearchInput, SelectInput, TextInput } from 'react-admin';
import { type Board, boardCodes, boardStatuses } from 'shared/contract';
import { choices } from '../../i18n';
import { BulkStatus } from '../../parts/BulkStatus';
import { Column } from '../../parts/Column';
import { LField } from '../../parts/LField';
import { OpenLink } from '../../parts/OpenLink';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { ThumbField } from '../../parts/ThumbField';
import { WhenField } from '../../parts/WhenField';
import { YesField } from '../../parts/YesField';
import { BoardPreview } from './BoardPreview';
import { BoardMain, BoardSide } from './fields';
import { tones } from './tones';
import './i18n';

const s = source<Board>();

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="code" source={s('code')} choices={choices('boards', 'code', boardCodes)} alwaysOn />,
  <SelectInput key="status" source={s('status')} choices={choices('boards', 'status', boardStatuses)} />,
  <TextInput key="category" source={s('category')} />,
  <NullableBooleanInput key="pinned" source={s('pinned')} />,
];

export const BoardList = () => (
  <RecordList<Board>
    filters={filters}
    sort={{ field: s('createdAt'), order: 'DESC' }}
    sorts={[s('createdAt'), s('publishAt'), s('views')]}
    hidden={[s('updatedAt'), s('category')]}
    bulk={<BulkStatus field={s('status')} values={['PUBLISHED', 'HIDDEN']} />}
    exported={{
      code: true,
      'subject.ko': true,
      'subject.en': true,
      'subject.cn': true,
      status: true,
      publishAt: true,
      tags: true,
      views: true,
      createdAt: true,
    }}
    card={{
      title: () => <LField source={s('subject')} />,
      text: () => <WhenField source={s('publishAt')} />,
      mark: () => <StatusField source={s('status')} tones={tones} />,
    }}
  >
    <Column source={s('thumb')} field={ThumbField} disableSort />
    <Column source={s('subject')}>
      <OpenLink>
        <LField source={s('subject')} />
      </OpenLink>
    </Column>
    <Column source={s('code')}>
      <StatusField source={s('code')} />
    </Column>
    <Column source={s('status')}>
      <StatusField source={s('status')} tones={tones} />
    </Column>
    <Column source={s('category')} />
    <Column source={s('publishAt')} field={WhenField} />
    <Column source={s('views')} align="right" />
    <Column source={s('pinned')} field={YesField} />
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);

const fresh: Partial<Board> = {
  code: 'MAGAZINE',
  status: 'DRAFT',
  tags: [],
  pinned: false,
  allowComment: false,
  secret: false,
};

export const BoardCreate = () => (
  <RecordCreate>
    <RecordForm defaultValues={fresh} side={<BoardSide />}>
      <BoardMain />
    </RecordForm>
  </RecordCreate>
);

export const BoardEdit = () => (
  <RecordEdit>
    <RecordForm removable side={<BoardSide />}>
      <BoardPreview />
      <BoardMain />
    </RecordForm>
  </RecordEdit>
);
