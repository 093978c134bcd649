/** What one code of an answer is: its number, its words, and what a client does with it. */
type CodeBehaviour = 'continue' | 'wait' | 'show' | 'field' | 'clear-session' | 'no-permission' | 'quiet';

export interface CodeRow {
  code: number;
  cn: string;
  en: string;
  behaviour: CodeBehaviour;
  field?: 'phone' | 'password' | 'code' | 'email' | 'image' | 'name';
}
