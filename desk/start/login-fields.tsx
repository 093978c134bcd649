/** The fields of the desk's login: an account with its password, or a phone with the code sent to it. */
import { useId } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { AreaPicker } from '#pieces/area-picker.tsx';
import { CodeField } from '#pieces/code-field.tsx';
import { ImageCode } from '#pieces/image-code.tsx';
import { TextField } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import type { useLogin } from './use-login.ts';
import { startWords } from './words.ts';

export function LoginFields({ login }: { login: ReturnType<typeof useLogin> }) {
  const { way, fields, type, errorAt, human } = login;
  const t = useWords(startWords);
  const id = useId();
  const isCode = way === 'code';
  return (
    <>
      <TextField
        key={way}
        id={`${id}-name`}
        name="name"
        label={isCode ? t('phone') : t('name')}
        type={isCode ? 'tel' : 'text'}
        autoComplete="username"
        icon={isCode ? undefined : 'user'}
        before={
          isCode && <AreaPicker value={fields.area} onChange={(area) => type({ area })} label={t('area')} />
        }
        value={fields.name}
        onChange={(name) => type({ name })}
        error={errorAt('name')}
      />
      {human.picture !== undefined && (
        <ImageCode
          id={`${id}-image`}
          picture={human.picture.url}
          isFailed={human.picture.isFailed}
          onRefresh={human.refresh}
          value={fields.image}
          onChange={(image) => type({ image })}
          error={errorAt('image')}
        />
      )}
      {isCode ? (
        <CodeField
          id={`${id}-code`}
          label={t('code')}
          get={t('getCode')}
          wait={login.wait}
          isSending={login.isBusy}
          onSend={login.sendCode}
          onFull={() => undefined}
          value={fields.code}
          onChange={(code) => type({ code })}
          error={errorAt('code')}
        />
      ) : (
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          show={t('showPassword')}
          hide={t('hidePassword')}
          value={fields.password}
          onChange={(password) => type({ password })}
          error={errorAt('password')}
        />
      )}
    </>
  );
}
