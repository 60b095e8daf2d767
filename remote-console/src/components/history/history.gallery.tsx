import { defineConsoleGallery } from '../../gallery/define-console-gallery';
import { post } from '../../gallery/example-records';
import { useT } from '../i18n';
import { ChangeList } from './ChangeList';
import { diffRecords } from './diff-records';
import { HistoryButton } from './HistoryButton';

const Changes = () => {
  const t = useT();
  const before = { ...post, pinned: false, status: 'DRAFT', summary: { ...post.summary, ko: '' } };
  return <ChangeList resource="boards" changes={diffRecords(before, post)} labels={[t('before'), t('after')]} />;
};

const History = () => <HistoryButton resource="boards" target="post-1" />;

export const gallery = defineConsoleGallery({
  title: { ko: '변경 이력', en: 'History', cn: '变更记录' },
  parts: {
    ChangeList: {
      props: 'resource; changes: of diffRecords(before, after); labels',
      wide: true,
      states: { many: Changes },
    },
    HistoryButton: { props: 'resource; target: id of the record', states: { normal: History, focus: History } },
  },
});
