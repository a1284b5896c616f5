import css from './dialog.module.css'

export type DialogQuestion = { title: string; body?: string; confirm: string; cancel?: string }

function part<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name: string | undefined,
  text: string,
) {
  const element = document.createElement(tag)
  if (name) element.className = name
  element.textContent = text
  return element
}

/**
 * Asks in a modal dialog; answers true for the confirm button, false for cancel, Esc or a tap
 * beside it.
 */
export function askDialog(question: DialogQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog')
    dialog.className = css.dialog ?? ''
    dialog.setAttribute('aria-label', question.title)
    dialog.dataset.shell = 'dialog'
    const answer = (isConfirmed: boolean) => {
      dialog.remove()
      resolve(isConfirmed)
    }
    const button = (label: string, name: string | undefined, isConfirmed: boolean) => {
      const element = part('button', name, label)
      element.type = 'button'
      element.addEventListener('click', () => answer(isConfirmed))
      return element
    }

    dialog.append(part('h2', css.title, question.title))
    if (question.body) dialog.append(part('p', css.body, question.body))
    const buttons = part('div', css.buttons, '')
    if (question.cancel) buttons.append(button(question.cancel, css.cancel, false))
    buttons.append(button(question.confirm, css.confirm, true))
    dialog.append(buttons)

    dialog.addEventListener('cancel', () => answer(false))
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) answer(false)
    })
    document.body.append(dialog)
    // Old web views have no showModal: there the dialog is shown without its own backdrop.
    if (typeof dialog.showModal === 'function') dialog.showModal()
    else dialog.setAttribute('open', '')
  })
}
