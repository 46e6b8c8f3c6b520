// An entry of its own, so that react-dom lands in a chunk whose name survives our deploys.
import 'react-dom/client'
