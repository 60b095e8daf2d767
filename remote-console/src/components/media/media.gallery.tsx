import { Opener } from 'shared/gallery';
import { defineConsoleGallery } from '../../gallery/define-console-gallery';
import { ExampleForm } from '../../gallery/Example';
import { documentFile, picture } from '../../gallery/example-records';
import { exampleI18n } from '../../gallery/i18n';
import { AttachmentList } from './AttachmentList';
import { CropDialog } from './CropDialog';
import { ImageUpload } from './ImageUpload';
import { ImageUrlInput } from './ImageUrlInput';
import { OrderedFiles } from './OrderedFiles';
import { RecordImage } from './RecordImage';
import { Thumbnail } from './Thumbnail';
import { ThumbnailList } from './ThumbnailList';
import { UploadedImage } from './UploadedImage';
import { UploadProgress } from './UploadProgress';

const { useT } = exampleI18n;
const done = async () => undefined;
const stored = async () => ({ version: 8 });

const NoPicture = () => <ImageUpload label={useT()('picture')} picture={null} ratio={4 / 3} send={done} />;
const Picture = () => (
  <ImageUpload label={useT()('picture')} picture={picture} ratio={4 / 3} send={done} remove={done} />
);
const WrongPicture = () => {
  const t = useT();
  return <ImageUpload label={t('picture')} picture={picture} ratio={4 / 3} error={t('pictureError')} send={done} />;
};

const OfRecord = () => (
  <ExampleForm resource="boards">
    <RecordImage source="thumb" ratio={4 / 3} width={280} send={stored} remove={stored} />
  </ExampleForm>
);
const ByUrl = () => (
  <ExampleForm resource="boards" values={{ url: picture.url }}>
    <ImageUrlInput source="url" />
  </ExampleForm>
);
const Uploaded = () => (
  <ExampleForm resource="boards">
    <UploadedImage source="thumb" idSource="_thumb" ratio={4 / 3} />
  </ExampleForm>
);

const Crop = () => (
  <Opener>
    {(open, close) =>
      open && (
        <CropDialog
          file={new File([decodeURIComponent(picture.url.split(',')[1] ?? '')], picture.name, { type: picture.mime })}
          ratio={4 / 3}
          onDone={close}
          onClose={close}
        />
      )
    }
  </Opener>
);

const Half = () => <UploadProgress label={useT()('picture')} progress={0.42} />;

const Attachments = () => (
  <AttachmentList
    files={[documentFile, { ...documentFile, _id: 'file-2', name: 'lease.pdf', size: 82_000 }]}
    limit={10_485_760}
    count={5}
    types={['pdf', 'hwp']}
    add={done}
    remove={done}
    reload={undefined}
  />
);
const NoAttachments = () => (
  <AttachmentList files={[]} limit={10_485_760} count={5} types={['pdf']} add={done} remove={done} reload={undefined} />
);

const Files = () => {
  const t = useT();
  return (
    <OrderedFiles
      label={t('files')}
      hint={t('filesHint')}
      files={[
        { _id: 'picture-1', file: picture, kind: t('pictures') },
        { _id: 'file-1', file: documentFile, kind: t('contract') },
      ]}
      accept=".pdf,.hwp,image/*"
      maxFiles={10}
      send={done}
      remove={done}
      reload={undefined}
      trash="files"
      reorder={done}
    />
  );
};

const Small = () => <Thumbnail file={picture} width={64} height={48} />;
const SmallEmpty = () => <Thumbnail file={null} width={64} height={48} />;

const Thumbnails = () => {
  const t = useT();
  const images = ['one', 'two', 'three'].map((_id) => ({ ...picture, _id }));
  return <ThumbnailList images={images} getLabel={(position) => `${t('picture')} ${position}`} />;
};

export const gallery = defineConsoleGallery({
  title: { ko: '사진과 파일', en: 'Pictures and files', cn: '图片与文件' },
  parts: {
    ImageUpload: {
      props: 'label; picture; ratio?; frame?; width?; error?; send; remove?; onRestored?',
      states: { empty: NoPicture, filled: Picture, error: WrongPicture },
    },
    RecordImage: { props: 'source; ratio; width; send; remove', states: { filled: OfRecord } },
    UploadedImage: { props: 'source; idSource; errorSource?; ratio?; width?', states: { filled: Uploaded } },
    ImageUrlInput: { props: 'source; width?', states: { filled: ByUrl } },
    CropDialog: { props: 'file; ratio; onDone; onClose', states: { opened: Crop } },
    UploadProgress: { props: 'label; progress: 0 to 1, or null', states: { loading: Half } },
    AttachmentList: {
      props: 'files; limit; count; types; add; remove; reload',
      states: { filled: Attachments, empty: NoAttachments },
    },
    OrderedFiles: {
      props: 'label; hint; files; accept; maxFiles; send; remove; reload; trash; reorder?',
      wide: true,
      states: { filled: Files },
    },
    Thumbnail: { props: 'file; width; height', states: { filled: Small, empty: SmallEmpty } },
    ThumbnailList: { props: 'images; getLabel', states: { many: Thumbnails } },
  },
});
