/** What is typed in: fields with their labels and what is wrong with them. */
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { FieldFrame } from '#ui/field-frame.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SelectInput } from '#ui/select-input.tsx';
import { SuggestField } from '#ui/suggest-field.tsx';
import { SuggestInput } from '#ui/suggest-input.tsx';
import { KIT } from '../support/kit-docs.tsx';
import { Column, part } from '../support/kit-story.tsx';

const meta: Meta = { title: 'UI/Fields', tags: ['autodocs'], parameters: KIT };
export default meta;

export const Text = part(
  {
    parts: ['TextField', 'FieldError'],
    purpose: 'One line to type in: its label above, what is wrong under it, tied together for the ear.',
    maturity: 'stable',
    do: [
      'Keep room for the fault: the line is always there, so nothing jumps.',
      [
        'Say how to mend it.',
        () => <TextField id="do-mail" name="m" label="E-mail" error="An @ is missing" />,
      ],
    ],
    dont: [
      'A placeholder instead of a label: it is gone when it is needed. A short form may keep its labels for the ear.',
      [
        'Say only that it is wrong.',
        () => <TextField id="dont-mail" name="m" label="E-mail" error="Invalid" />,
      ],
    ],
    keys: [
      ['Tab', 'reaches it; label and fault are read with it'],
      ['Enter', 'sends its form'],
    ],
  },
  ({ say }) => (
    <Column>
      <TextField id="name" name="name" label={say('姓名', 'Name')} />
      <TextField
        id="mail"
        name="mail"
        type="email"
        icon="mail"
        label={say('邮箱', 'E-mail')}
        error={say('缺少 @', 'An @ is missing')}
      />
      <TextField
        id="held"
        name="held"
        label={say('编号', 'Number')}
        value="1024"
        onChange={() => undefined}
        disabled
      />
      <FieldError id="alone" text={say('请先同意条款', 'Please agree to the terms first')} />
    </Column>
  ),
);

export const Password = part(
  {
    parts: ['PasswordField'],
    purpose: 'A password, with an eye that shows what was typed. Pasting is as welcome as typing.',
    maturity: 'stable',
    do: ['Name its `autoComplete`, so that a password manager knows it.'],
    dont: ['A second field to repeat a password that can be shown.'],
    keys: [
      ['Tab', 'the field, then the eye'],
      ['Space, Enter', 'on the eye: shows or hides'],
    ],
  },
  ({ say }) => (
    <Column>
      <PasswordField
        id="password"
        name="password"
        label={say('密码', 'Password')}
        autoComplete="current-password"
        show={say('显示密码', 'Show the password')}
        hide={say('隐藏密码', 'Hide the password')}
      />
    </Column>
  ),
);

const JOBS = {
  cn: ['设计师', '产品经理', '工程师'],
  en: ['Designer', 'Product manager', 'Engineer'],
} as const;

export const Suggesting = part(
  {
    parts: ['SuggestField', 'SuggestInput'],
    purpose:
      'A line that offers what others wrote; anything else may be typed as well. The input alone is for forms with labels of their own.',
    maturity: 'settling',
    do: ['For what has common answers and no end of them: a trade, a school.'],
    dont: ['For a closed list: that is a choice, not a suggestion.'],
    keys: [
      ['↓ ↑', 'opens the list and moves in it'],
      ['Enter', 'takes the offer'],
      ['Esc', 'closes the list, and nothing around it'],
    ],
  },
  function Suggest({ locale, say }) {
    const [value, setValue] = useState('');
    const offers = JOBS[locale].filter((job) => job.toLowerCase().includes(value.toLowerCase()));
    const status = say(`${offers.length} 个建议`, `${offers.length} suggestions`);
    const common = { value, onChange: setValue, offers, status };
    return (
      <Column>
        <SuggestField id="job" label={say('职业', 'Occupation')} {...common} />
        <label htmlFor="bare">{say('只有输入框', 'The input alone')}</label>
        <SuggestInput
          id="bare"
          label={say('职业', 'Occupation')}
          isWrong={false}
          describedBy={undefined}
          {...common}
        />
      </Column>
    );
  },
);

export const Choosing = part(
  {
    parts: ['SelectField', 'SelectInput', 'FieldFrame'],
    purpose:
      'One of a closed list, by the browser’s own choice. The frame is what every control of a form stands in.',
    maturity: 'settling',
    do: ['Give it a label; order the list as people look for it.'],
    dont: ['For two or three choices that could all be seen at once.', 'A frame without a control in it.'],
    keys: [
      ['↑ ↓', 'the choice before or after'],
      ['A letter', 'the next choice that begins with it'],
    ],
  },
  function Choosing({ say }) {
    const [value, setValue] = useState('cn');
    return (
      <Column>
        <SelectField
          name="language"
          label={say('语言', 'Language')}
          value={value}
          options={[
            { value: 'cn', label: '中文' },
            { value: 'en', label: 'English' },
          ]}
          onChange={(next) => setValue(next ?? 'cn')}
        />
        <label htmlFor="choice">{say('只有选择框', 'The choice alone')}</label>
        <SelectInput id="choice" defaultValue="cn">
          <option value="cn">中文</option>
          <option value="en">English</option>
        </SelectInput>
        <FieldFrame isWrong>
          <p>{say('出错时的边框', 'The frame where something is wrong')}</p>
        </FieldFrame>
      </Column>
    );
  },
);
