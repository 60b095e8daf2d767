import { BooleanInput, maxLength, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Popup, popupTypes } from 'shared/contract';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { UploadedImage } from '../../components/media/UploadedImage';
import { PopupPreview } from './PopupPreview';

const s = source<Popup>();

/** Content of a popup: an image or HTML, its link and a preview. */
export const PopupFields = () => {
  const type = useWatch<Popup, 'type'>({ name: 'type' });
  return (
    <>
      <TextInput source={s('title')} validate={[required(), maxLength(100)]} />
      <ChoiceInput source={s('type')} values={popupTypes} required />
      {type === 'HTML' ? (
        <LanguageTabs key="html">
          <LocalisedHtmlInput source={s('content')} />
        </LanguageTabs>
      ) : (
        <>
          <FormGrid>
            <UploadedImage source={s('image')} idSource={s('_image')} errorSource={s('_image')} width={240} />
            <UploadedImage
              source={s('mobileImage')}
              idSource={s('_mobileImage')}
              errorSource={s('_mobileImage')}
              width={240}
            />
          </FormGrid>
          <LanguageTabs key="image">
            <LocalisedTextInput source={s('alt')} max={200} required />
          </LanguageTabs>
        </>
      )}
      <TextInput source={s('link')} />
      <BooleanInput source={s('newWindow')} />
      <PopupPreview />
    </>
  );
};
