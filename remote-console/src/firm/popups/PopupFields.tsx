import { BooleanInput, maxLength, required, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { type Popup, popupTypes } from 'shared/contract';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { ImageUpload } from '../../components/media/ImageUpload';
import { PopupPreview } from './PopupPreview';

const s = source<Popup>();

const PopupPicture = ({ image, id }: { image: 'image' | 'mobileImage'; id: '_image' | '_mobileImage' }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext<Popup>();
  const picture = useWatch<Popup, typeof image>({ name: image });
  return (
    <ImageUpload
      label={translate(`resources.popups.fields.${image}`)}
      picture={picture}
      width={240}
      send={async (file, options) => {
        const { photo } = await api.console.editor.upload({ file }, options);
        setValue(image, photo);
        setValue(id, photo._id, { shouldDirty: true });
      }}
      remove={async () => {
        setValue(image, null);
        setValue(id, null, { shouldDirty: true });
      }}
    />
  );
};

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
            <PopupPicture image="image" id="_image" />
            <PopupPicture image="mobileImage" id="_mobileImage" />
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
