import { createRoot } from 'react-dom/client'
import { Catalogue } from './catalogue'
import { Frame } from './frame'

const asked = new URLSearchParams(location.search)
const piece = asked.get('piece')
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme

const root = createRoot(document.getElementById('root') ?? document.body)
root.render(piece ? <Frame piece={piece} state={asked.get('state')} /> : <Catalogue />)
