/** Copy buttons beside code, and a table of contents that starts closed on a phone. Without this script the page is whole. */
for (const button of document.querySelectorAll('.guide-copy')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const code = button.parentElement?.querySelector('code');
    if (!code) return;
    const label = button.textContent;
    const thank = () => {
      button.textContent = button.dataset.copied ?? label;
      setTimeout(() => (button.textContent = label), 2000);
    };
    // Without a clipboard the code is selected, to be copied by hand.
    const select = () => getSelection()?.selectAllChildren(code);
    if (navigator.clipboard === undefined) select();
    else navigator.clipboard.writeText(code.textContent ?? '').then(thank, select);
  });
}
if (matchMedia('(width < 960px)').matches) document.querySelector('.guide-menu')?.removeAttribute('open');
