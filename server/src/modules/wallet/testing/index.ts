export { issue, ledgerFaults } from './wallet-world'
